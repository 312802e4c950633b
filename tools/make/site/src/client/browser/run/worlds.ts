/** What an account can begin with, as `createSandbox` takes it, and what is in it. */
export const worlds: readonly (readonly [name: string, title: string])[] = [
  ['small', 'small: a VPS and a hosting server'],
  ['fleet-20', 'fleet-20: 20 VPSs in all states'],
  ['agency-50', 'agency-50: 50 sites on 4 servers'],
  ['short-of-money', 'short-of-money: 20,000 yen'],
  ['empty', 'empty: no server'],
]
