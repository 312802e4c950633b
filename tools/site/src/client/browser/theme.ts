// Runs before anything is shown, so that no page flashes in the wrong colours. The reference keeps its choice there too.
const key = 'redoc.colorMode'

function readChoice(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // a browser that keeps nothing for pages from a disk
  }
}

const chosen = readChoice()
const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
document.documentElement.classList.add(isDark ? 'dark' : 'light')
