/** Returns the name of a group by its number from 1: 'Grup A' to 'Grup Z', then 'Grup AA'. */
export const groupName = (number: number): string =>
  `Grup ${number > 26 ? 'A' : ''}${String.fromCodePoint(65 + ((number - 1) % 26))}`;
