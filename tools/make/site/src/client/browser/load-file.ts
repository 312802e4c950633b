/** Relative address of the folder that holds `assets/`, from the page. */
export const root = document.querySelector<HTMLElement>('.header')?.dataset['root'] ?? ''

/** Loads a script by its address: a page from a disk may fetch nothing. */
export function loadScript(src: string): Promise<void> {
  return load(Object.assign(document.createElement('script'), { src }), src)
}

/** Loads a style sheet by its address. */
export function loadStyle(href: string): Promise<void> {
  return load(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }), href)
}

function load(element: HTMLElement, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => reject(new Error(`${address} cannot be loaded.`)))
    document.head.append(element)
  })
}
