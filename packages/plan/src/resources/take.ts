/** Takes the first that fits out of a list. */
export function take<T>(list: T[], fits: (item: T) => boolean): T | undefined {
  const index = list.findIndex(fits)
  return index < 0 ? undefined : list.splice(index, 1)[0]
}
