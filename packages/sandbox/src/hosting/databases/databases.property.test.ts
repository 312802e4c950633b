import type { DatabaseGrantList, DatabaseList, DatabaseUserList } from '@hostwright/types'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { setUpHosting } from '../../testing/hosting.ts'

// With only two names, steps often affect the same resource.
const suffix = fc.constantFrom('one', 'two')
const memo = fc.constantFrom('', 'mine', 'yours')
const two = { db: suffix, user: suffix }

const step = fc.oneof(
  fc.record({ kind: fc.constant('create'), db: suffix, memo }),
  fc.record({ kind: fc.constant('drop'), db: suffix }),
  fc.record({ kind: fc.constant('note'), db: suffix, memo }),
  fc.record({ kind: fc.constant('createUser'), user: suffix, memo }),
  fc.record({ kind: fc.constant('dropUser'), user: suffix }),
  fc.record({ kind: fc.constant('noteUser'), user: suffix, memo }),
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('grant'), ...two }) },
  fc.record({ kind: fc.constant('revoke'), ...two }),
)

type Step = { readonly [Name in 'kind' | 'db' | 'user' | 'memo']?: string }

/** Model of the requirements, written independently of the code. */
class Model {
  readonly databases = new Map<string, string>()
  readonly users = new Map<string, string>()
  grants: { readonly db: string; readonly user: string }[] = []

  /** Applies a step to the model and returns the expected status. */
  take({ kind, db = '', user = '', memo = '' }: Step): number {
    switch (kind) {
      case 'create':
        return this.add(this.databases, db, memo)
      case 'createUser':
        return this.add(this.users, user, memo)
      case 'note':
        return this.change(this.databases, db, memo)
      case 'noteUser':
        return this.change(this.users, user, memo)
      case 'drop':
        this.grants = this.grants.filter((grant) => grant.db !== db)
        return this.databases.delete(db) ? 200 : 404
      case 'dropUser':
        this.grants = this.grants.filter((grant) => grant.user !== user)
        return this.users.delete(user) ? 200 : 404
    }
    const isGranted = this.grants.some((grant) => grant.db === db && grant.user === user)
    if (!this.databases.has(db) || !this.users.has(user)) return 404
    if (kind === 'revoke') this.grants = this.grants.filter((grant) => grant.db !== db || grant.user !== user)
    else if (!isGranted) this.grants.push({ db, user })
    return kind === 'revoke' && !isGranted ? 404 : 200
  }

  private add(kept: Map<string, string>, name: string, memo: string): number {
    if (kept.has(name)) return 409
    kept.set(name, memo)
    return 200
  }

  private change(kept: Map<string, string>, name: string, memo: string): number {
    if (kept.has(name)) kept.set(name, memo)
    return kept.has(name) ? 200 : 404
  }
}

const full = (name: string): string => `hw123456_${name}`

/** Returns the request of a step. */
function toRequest({ kind, db = '', user = '', memo }: Step): readonly [route: string, body?: object] {
  const grantPath = `/db/user/${full(user)}/grant`
  switch (kind) {
    case 'create':
      return ['POST /db', { name_suffix: db, memo }]
    case 'note':
      return [`PUT /db/${full(db)}`, { memo }]
    case 'drop':
      return [`DELETE /db/${full(db)}`]
    case 'createUser':
      return ['POST /db/user', { name_suffix: user, password: 'Correct-Horse-7', memo }]
    case 'noteUser':
      return [`PUT /db/user/${full(user)}`, { memo }]
    case 'dropUser':
      return [`DELETE /db/user/${full(user)}`]
    default:
      return [`${kind === 'grant' ? 'POST' : 'DELETE'} ${grantPath}`, { db_name: full(db) }]
  }
}

test('in any sequence databases, users and grants are as the model says, seen from both sides', async () => {
  const property = fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
    const { sandbox, onServer } = await setUpHosting()
    const model = new Model()
    for (const next of steps) {
      const [route, body] = toRequest(next)
      expect((await onServer(route, { body })).status, route).toBe(model.take(next))
    }
    const { databases } = (await onServer<DatabaseList>('GET /db')).body
    expect(databases).toMatchObject(
      Array.from(model.databases, ([db, memo]) => ({
        db_name: full(db),
        memo,
        granted_users: model.grants.filter((grant) => grant.db === db).map(({ user }) => full(user)),
      })),
    )
    const { users } = (await onServer<DatabaseUserList>('GET /db/user')).body
    expect(users).toMatchObject(Array.from(model.users, ([user, memo]) => ({ db_user: full(user), memo })))
    for (const user of model.users.keys()) {
      const { body } = await onServer<DatabaseGrantList>(`GET /db/user/${full(user)}/grant`)
      expect(body.databases).toEqual(
        model.grants.filter((grant) => grant.user === user).map(({ db }) => full(db)),
      )
    }
    await sandbox.close()
  })
  await fc.assert(property, { numRuns: 100 })
})
