import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { fonts } from '../client/fonts.ts'

const { resolve } = createRequire(import.meta.url)
const lines = [
  "const quote = await vps.orders.quote({ plan_id: 'standard-2gb', … })",
  'console.log(`${quote.total_price} yen`) // nothing is charged',
  'const order = await vps.orders.place(quote, { … }) // once',
]

/** The image that other sites show beside a link to this one, 1200 by 630, as PNG. The machine's fonts play no part. */
export async function drawCard(): Promise<Uint8Array> {
  await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')))
  const fontBuffers = fonts.map(({ file }) => new Uint8Array(readFileSync(file)))
  return new Resvg(renderCard(), { font: { fontBuffers } }).render().asPng()
}

function renderCard(): string {
  const code = lines.map((line, at) => `<text x="112" y="${444 + at * 44}">${line}</text>`)
  // The renderer knows the fonts' regular weight only; an outline makes the title bolder.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" font-family="Inter">
<rect width="1200" height="630" fill="#0f1419"/>
<rect width="1200" height="10" fill="#58d3c3"/>
<g fill="none" stroke="#58d3c3" stroke-width="7" stroke-linecap="round"><path d="M80 88v64M132 88v64M80 120h52M96 101h20M96 139h20"/></g>
<text x="160" y="136" font-size="44" fill="#e4ebf1" stroke="#e4ebf1" stroke-width="1.2">Hostwright</text>
<g font-size="64" fill="#ffffff" stroke="#ffffff" stroke-width="2"><text x="78" y="244">Servers from code,</text><text x="78" y="322">without the accidents</text></g>
<rect x="80" y="384" width="1040" height="172" rx="16" fill="#171e25" stroke="#2a343e" stroke-width="2"/>
<g font-family="JetBrains Mono" font-size="24" fill="#a3b1be">${code.join('')}</g>
</svg>`
}
