import { expect, test } from 'vitest'
import { configFolder } from './contexts-file.ts'

test.each([
  ['linux', {}, '/home/me/.config/hostwright'],
  ['linux', { XDG_CONFIG_HOME: '/etc/me' }, '/etc/me/hostwright'],
  ['darwin', { XDG_CONFIG_HOME: '/etc/me' }, '/home/me/Library/Application Support/hostwright'],
  ['win32', {}, '/home/me/AppData/Roaming/hostwright'],
  ['win32', { APPDATA: '/roaming' }, '/roaming/hostwright'],
  ['linux', { HOSTWRIGHT_CONFIG_DIR: '/srv/conf' }, '/srv/conf'],
])('on %s with %j the contexts are in %s', (platform, env, folder) => {
  expect(configFolder({ platform, env, home: '/home/me' }).replaceAll('\\', '/')).toBe(folder)
})

test.each(['linux', 'darwin', 'win32'])(
  'on %s a user without a home folder gets no contexts of the working directory',
  (platform) => {
    expect(() => configFolder({ platform, env: {}, home: '' })).toThrow(
      'There is no home folder for the contexts: set HOME or HOSTWRIGHT_CONFIG_DIR.',
    )
    expect(configFolder({ platform, env: { HOSTWRIGHT_CONFIG_DIR: 'conf' }, home: '' })).toBe('conf')
  },
)
