/** Types of the packets that a client sends, in version 3 of SFTP. */
export const request = {
  init: 1,
  open: 3,
  close: 4,
  read: 5,
  write: 6,
  lstat: 7,
  fstat: 8,
  setstat: 9,
  fsetstat: 10,
  opendir: 11,
  readdir: 12,
  remove: 13,
  mkdir: 14,
  rmdir: 15,
  realpath: 16,
  stat: 17,
  rename: 18,
  readlink: 19,
  symlink: 20,
  extended: 200,
} as const

/** Types of the packets that a server sends. */
export const response = {
  version: 2,
  status: 101,
  handle: 102,
  data: 103,
  name: 104,
  attrs: 105,
  extendedReply: 201,
} as const

export const status = {
  ok: 0,
  eof: 1,
  missing: 2,
  denied: 3,
  failed: 4,
  badMessage: 5,
  unsupported: 8,
} as const

export const openFlag = { write: 0x02, append: 0x04, create: 0x08, truncate: 0x10, exclusive: 0x20 } as const

export const attribute = { size: 1, owner: 2, mode: 4, times: 8 } as const

/** The extensions that the server announces, with their versions. */
export const extensions = {
  'posix-rename@openssh.com': '1',
  'statvfs@openssh.com': '2',
  'hardlink@openssh.com': '1',
  'limits@openssh.com': '1',
} as const
