/** Loads a script by its address: a page from a disk may fetch nothing. */
export function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${src} cannot be loaded.`)))
    document.head.append(script)
  })
}
