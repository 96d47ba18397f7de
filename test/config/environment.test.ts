import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSecretName, takeEnvironment } from '../../src/config/environment.ts'

const SECRETS = [
  'INPUT_OPENAI-API-KEY',
  'INPUT_GITHUB-TOKEN',
  'INPUT_TASK',
  'STATE_ANYTHING',
  'OPENAI_API_KEY',
  'OPENAI_ORG_ID',
  'ANTHROPIC_API_KEY',
  'AWS_ACCESS_KEY_ID',
  'ACTIONS_RUNTIME_TOKEN',
  'ACTIONS_ID_TOKEN_REQUEST_URL',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
  'GITHUB_TOKEN',
  'GH_TOKEN',
  'NPM_TOKEN',
  'DEPLOY_PASSWORD',
  'APP_PRIVATE_KEY',
]

test('C8, C9: keys, tokens and inputs are handed over, and no longer in the environment of this process', () => {
  const environment: NodeJS.ProcessEnv = { ...Object.fromEntries(SECRETS.map((name) => [name, 'x'])), PATH: '/bin' }
  const taken = takeEnvironment(environment)
  assert.deepEqual(Object.keys(taken).sort(), [...SECRETS, 'PATH'].sort())
  assert.deepEqual(environment, { PATH: '/bin' })
})

test('C16: what makes libraries print all that they are given is gone before they are loaded', () => {
  const environment: NodeJS.ProcessEnv = { DEBUG: '*', PATH: '/bin' }
  takeEnvironment(environment)
  assert.deepEqual(environment, { PATH: '/bin' })
})

test('what the runner and the tools are found by stays', () => {
  const names = [
    'PATH',
    'HOME',
    'GITHUB_OUTPUT',
    'GITHUB_STEP_SUMMARY',
    'GITHUB_REPOSITORY',
    'RUNNER_TEMP',
    'HTTPS_PROXY',
  ]
  const environment: NodeJS.ProcessEnv = Object.fromEntries(names.map((name) => [name, 'x']))
  takeEnvironment(environment)
  assert.deepEqual(Object.keys(environment), names)
  assert.deepEqual(names.filter(isSecretName), [])
})
