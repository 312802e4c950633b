/** Messages about links to programs that readers have changed. Keep them few: every page loads them. */
export type LinkWords = typeof english

const english = {
  inAddress: 'The address of this page now has what you typed.',
  copied: 'A link to what you typed is copied; it is the address of this page, too.',
  read: 'This program came with the link. Read it, then run it.',
  gone: 'This link belongs to a program that this page no longer has.',
  broken: 'This link is cut off or was changed: a part of what was shared is missing.',
}

const japanese: LinkWords = {
  inAddress: '入力した内容は、このページのアドレスに含まれています。',
  copied: '入力した内容へのリンクをコピーしました。このページのアドレスも同じです。',
  read: 'このプログラムはリンクに含まれていたものです。内容を確認してから実行してください。',
  gone: 'このリンクのプログラムは、このページにはもうありません。',
  broken: 'このリンクは途中で切れているか、変更されています。共有された内容の一部がありません。',
}

export const linkWords: LinkWords = document.documentElement.lang === 'ja' ? japanese : english
