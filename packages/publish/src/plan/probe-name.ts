/** Name of the file that shows whether files can be renamed into a site. Web servers serve no name with `.ht`. */
export const probeName = '.ht-hostwright-probe'
