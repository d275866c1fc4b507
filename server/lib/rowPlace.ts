/** Returns where a row of an imported file stands, for people: 'baris 3', or '7B, baris 3'. */
export const rowPlace = ({ sheet = '', line }: { sheet?: string; line: number }): string =>
  sheet.trim() === '' ? `baris ${line}` : `${sheet.trim()}, baris ${line}`;
