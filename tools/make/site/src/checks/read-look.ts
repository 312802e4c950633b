import type { Page } from 'playwright-core'

/** Everything about a page that axe judges: its elements as they are now, where each is, and how it is drawn. */
export function readLook(page: Page): Promise<string> {
  return page.evaluate(() => {
    const drawn = [
      'color',
      'backgroundColor',
      'backgroundImage',
      'opacity',
      'display',
      'visibility',
      'overflow',
      'clipPath',
      'fontFamily',
      'fontSize',
      'fontWeight',
      'textDecorationLine',
      'textShadow',
      'borderBottom',
    ] as const
    const looks = [...document.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      return [x, y, width, height, ...drawn.map((name) => style[name])].join(' ')
    })
    return [document.title, document.documentElement.outerHTML, ...looks].join('\n')
  })
}
