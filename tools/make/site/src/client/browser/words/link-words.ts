import { isJapanese } from './is-japanese.ts'

/** Messages about links to programs that readers have changed. Keep them few: every page loads them. */
export const linkWords = {
  inAddress: isJapanese
    ? '入力した内容は、このページのアドレスに含まれています。'
    : 'The address of this page now has what you typed.',
  copied: isJapanese
    ? '入力した内容へのリンクをコピーしました。このページのアドレスも同じです。'
    : 'A link to what you typed is copied; it is the address of this page, too.',
  read: isJapanese
    ? 'このプログラムはリンクに含まれていたものです。内容を確認してから実行してください。'
    : 'This program came with the link. Read it, then run it.',
  gone: isJapanese
    ? 'このリンクのプログラムは、このページにはもうありません。'
    : 'This link belongs to a program that this page no longer has.',
  broken: isJapanese
    ? 'このリンクは途中で切れているか、変更されています。共有された内容の一部がありません。'
    : 'This link is cut off or was changed: a part of what was shared is missing.',
}
