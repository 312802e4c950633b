import { expect, test } from 'vitest'
import { isNounSentence } from './is-noun-sentence.ts'

test.each(['メモです。', 'OS です。', '`all`、または IP アドレスです。', 'メモリ（MB）です。'])(
  '%s is found',
  (text) => {
    expect(isNounSentence(text)).toBe(true)
  },
)

test.each(['メモ', 'リクエストの形式が不正です。', 'メモです。未設定の場合は空です。', 'VPS は停止中です。'])(
  '%s is not found',
  (text) => {
    expect(isNounSentence(text)).toBe(false)
  },
)
