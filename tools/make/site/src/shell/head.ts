import { contentSecurityPolicy } from './content-security-policy.ts'
import { escapeHtml } from './escape-html.ts'
import { type Page, type Site, toLink } from './navigation.ts'
import { toWindowTitle } from './to-window-title.ts'
import { renderAlternateLinks } from './translations.ts'

interface HeadOptions {
  readonly policy?: string
  /** Name of the style sheet that is loaded besides the common one. */
  readonly style?: string
}

/** Renders the head of a page: policy, title, styles, and the preview for shared links. */
export function renderHead(
  page: Page,
  site: Site,
  { policy = contentSecurityPolicy, style = 'page' }: HeadOptions = {},
): string {
  const { path, title, summary, lang } = page
  // Preview images of shared links need an absolute address.
  const { url } = site
  const link = (to: string): string => toLink(path, to)
  return `<!doctype html>
<html lang="${lang ?? 'en'}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(toWindowTitle(page))}</title>
<meta name="description" content="${escapeHtml(summary)}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Hostwright">
<meta property="og:title" content="${escapeHtml(title)}">
<meta property="og:description" content="${escapeHtml(summary)}">
<meta property="og:image" content="${url === undefined ? link('assets/card.png') : new URL('assets/card.png', url).href}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="Hostwright: the API description, the SDK and the sandbox">
<meta name="twitter:card" content="summary_large_image">
${url === undefined ? '' : `<meta property="og:url" content="${new URL(path, url).href}">\n`}${renderAlternateLinks(page, site)}<link rel="icon" href="${link('assets/icon.svg')}" type="image/svg+xml">
<link rel="stylesheet" href="${link('assets/site.css')}">
<link rel="stylesheet" href="${link(`assets/${style}.css`)}">
${lang === 'ja' ? `<link rel="stylesheet" href="${link('assets/japanese.css')}">\n` : ''}<script src="${link('assets/start.js')}"></script>
</head>`
}
