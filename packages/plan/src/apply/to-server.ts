/** The server that an address is about: its first two parts. */
export function toServer(address: string): string {
  return address.split('/', 2).join('/')
}
