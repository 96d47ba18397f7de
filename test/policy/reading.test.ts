import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isUnreadable } from '../../src/policy/reading.ts'

const secrets = ['.env', 'app/.env.local', '.npmrc', '.netrc', 'deploy/id_rsa', 'certs/server.pem', 'KEY.P12', 'a/.ENV']
for (const path of secrets) test(`${path} is not read`, () => assert.equal(isUnreadable(path), true))

const honest = ['src/env.js', 'src/.environment', 'docs/npmrc.md', 'src/pem.js', 'id_rsa.js']
for (const path of honest) test(`${path} is read`, () => assert.equal(isUnreadable(path), false))
