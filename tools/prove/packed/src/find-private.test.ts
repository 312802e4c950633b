import { homedir } from 'node:os'
import { expect, test } from 'vitest'
import { findPrivate, isPrivateFile } from './find-private.ts'

const key = `-----BEGIN OPENSSH PRIVATE KEY-----\n${'b3BlbnNzaC1rZXktdjEAAAAA'.repeat(10)}\n`
const secrets = [key, `npm_${'a1'.repeat(18)}`, `ghp_${'a1'.repeat(18)}`, `AKIA${'A1'.repeat(8)}`]
const token = '//registry.example.com/:_authToken=x'
const place = `"sourceRoot": "${homedir()}/work"`

test.each([...secrets, token, place])('finds %s', (text) => {
  expect(findPrivate(`before\n ${text}\nafter`)).toBeDefined()
})

test('a text about keys and paths is not private', () => {
  expect(findPrivate("return ['-----BEGIN OPENSSH PRIVATE KEY-----', ...lines]")).toBeUndefined()
  expect(findPrivate('a home folder such as /home/hw123456')).toBeUndefined()
})

test('settings and keys are private files, sources are not', () => {
  const paths = ['.npmrc', 'dist/.env', 'keys/server.pem', 'dist/index.js', 'README.md']
  expect(paths.filter(isPrivateFile)).toEqual(['.npmrc', 'dist/.env', 'keys/server.pem'])
})
