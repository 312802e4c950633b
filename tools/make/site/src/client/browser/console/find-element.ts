/** An element of the console's page, which `write-console.ts` has written. */
export function find<Found extends HTMLElement = HTMLElement>(id: string): Found {
  return document.querySelector<Found>(`#${id}`)!
}
