/** What the host tells the probes. Travels as one JSON argument. */
export interface ProbeSettings {
  /** Names of variables that the host has, and a sandboxed command must not find anywhere. */
  readonly hostVariables: readonly string[]
  /** Paths that exist on the host and must not be readable. */
  readonly hiddenPaths: readonly string[]
  /** Folders in which nothing may be made. */
  readonly closedFolders: readonly string[]
  /** Paths of the copy that must keep what they hold, and folders that must keep their name. */
  readonly protectedPaths: readonly string[]
  readonly openFolders: readonly string[]
  readonly pidNamespace: string
  /** Listeners of the host; absent where the network is to be reached. */
  readonly listeners:
    | { readonly tcp: number; readonly udp: number; readonly path: string; readonly abstract: string }
    | undefined
  readonly sudo: string
  /** Seconds to sleep, a number that no other process has on its command line. */
  readonly nonce: string
}

/** What each probe claims when it passes. These need no more than another user. */
export const BASIC_PROBES = ['environment', 'privileges', 'sudo'] as const
/** These need namespaces and mounts. */
export const FULL_PROBES = [
  'process_namespace',
  'hidden_files',
  'closed_folders',
  'protected_files',
  'open_folders',
  'descriptors',
  'no_survivor',
] as const
/** These need a network namespace. */
export const NETWORK_PROBES = ['tcp', 'udp', 'path_socket', 'abstract_socket', 'loopback'] as const

/**
 * Runs inside a sandbox, in plain Node, and prints one line: a list of the probes that fail. Then it waits to be killed,
 * together with a process that it has started in a session of its own.
 */
export const PROBE_SCRIPT = `
'use strict'
const fs = require('node:fs')
const net = require('node:net')
const { join, dirname } = require('node:path')
const { spawn, spawnSync } = require('node:child_process')
const settings = JSON.parse(process.argv[1])
const fails = (act) => { try { act(); return false } catch { return true } }
const tryRead = (path) => { try { return fs.readFileSync(path, 'latin1') } catch { return '' } }

const probes = {
  environment() {
    const hidden = new Set(settings.hostVariables)
    const files = fs.readdirSync('/proc').filter((name) => /^\\d+$/.test(name)).map((pid) => '/proc/' + pid + '/environ')
    return !files.some((file) => tryRead(file).split('\\0').some((entry) => hidden.has(entry.split('=')[0])))
  },
  privileges() {
    const status = fs.readFileSync('/proc/self/status', 'utf8')
    return /^CapEff:\\s*0+$/m.test(status) && /^NoNewPrivs:\\s*1$/m.test(status) && process.getuid() !== 0
  },
  sudo: () => !fs.existsSync(settings.sudo) || spawnSync(settings.sudo, ['-n', 'true'], { stdio: 'ignore' }).status !== 0,
  process_namespace: () => fs.readlinkSync('/proc/self/ns/pid') !== settings.pidNamespace,
  hidden_files: () => settings.hiddenPaths.every((path) => fails(() => fs.accessSync(path, fs.constants.R_OK))),
  closed_folders: () => settings.closedFolders.every((folder) => fails(() => touch(folder))),
  protected_files: () => settings.protectedPaths.every((path) =>
    fails(() => fs.appendFileSync(path, 'x')) && fails(() => fs.rmSync(path)) && fails(() => rename(path)) && fails(() => rename(dirname(path)))),
  open_folders: () => settings.openFolders.every((folder) => !fails(() => touch(folder))),
  descriptors() {
    const links = fs.readdirSync('/proc/self/fd').filter((fd) => fd > 2).map((fd) => { try { return fs.readlinkSync('/proc/self/fd/' + fd) } catch { return '' } })
    return !links.some((link) => link.startsWith('socket:') || (link.startsWith('/') && !/^\\/(dev|proc)\\//.test(link)))
  },
}
function touch(folder) {
  const path = join(folder, '.regreen-probe')
  fs.writeFileSync(path, '')
  fs.rmSync(path)
}
function rename(path) {
  fs.renameSync(path, path + '.regreen-probe')
  fs.renameSync(path + '.regreen-probe', path)
}

const connects = (target) => new Promise((resolve) => {
  try {
    const socket = net.connect(target)
    socket.on('connect', () => { socket.destroy(); resolve(true) }).on('error', () => resolve(false))
    setTimeout(() => resolve(false), 1000).unref()
  } catch { resolve(false) }
})
const listens = () => new Promise((resolve) => {
  const server = net.createServer((socket) => socket.destroy())
  server.on('error', () => resolve(false))
  server.listen(0, '127.0.0.1', async () => { resolve(await connects({ host: '127.0.0.1', port: server.address().port })); server.close() })
})
function sendUdp(port) {
  const socket = require('node:dgram').createSocket('udp4')
  return new Promise((resolve) => socket.on('error', resolve).send('regreen', port, '127.0.0.1', resolve)).then(() => socket.close())
}

async function run() {
  spawn('/bin/sleep', [settings.nonce], { detached: true, stdio: 'ignore' }).unref()
  const failed = Object.keys(probes).filter((name) => { try { return !probes[name]() } catch { return true } })
  const { listeners } = settings
  if (listeners) {
    // Whether a datagram arrived only the host can tell.
    await sendUdp(listeners.udp)
    const targets = { tcp: { host: '127.0.0.1', port: listeners.tcp }, path_socket: { path: listeners.path }, abstract_socket: { path: '\\0' + listeners.abstract } }
    for (const name of Object.keys(targets)) if (await connects(targets[name])) failed.push(name)
    if (!(await listens())) failed.push('loopback')
  }
  process.stdout.write('probes:' + JSON.stringify(failed) + '\\n' + ' '.repeat(1 << 16))
  setInterval(() => {}, 1000)
}
run()
`
