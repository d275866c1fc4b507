import { useRef } from 'react';
import { TextInput } from '../../../ui/forms/TextInput.tsx';
import { copy } from './copy.ts';

/** Returns the names of lines, such as those of a column that was pasted from a table. */
export const readNames = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n\r\t;]+/)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
];

type HelperNamesProps = { value: string; onChange: (value: string) => void };

/** The names of helpers who get a certificate, one in a line. */
export function HelperNames({ value, onChange }: HelperNamesProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  return (
    <TextInput
      name="helpers"
      label={copy.issue.helpers}
      hint={copy.issue.helpersHint}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      inputRef={input}
      autoComplete="off"
      verbatim
      minRows={2}
      maxRows={8}
      isRequired={false}
      error={undefined}
    />
  );
}
