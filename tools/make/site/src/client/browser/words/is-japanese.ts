/**
 * Whether the page is in Japanese; else it is in English. The build replaces the language in a script that pages of one
 * language load, and so leaves out the texts of the other.
 */
export const isJapanese = document.documentElement.lang === 'ja'
