import type { Ref } from 'react';

type FileInputProps = {
  ref: Ref<HTMLInputElement>;
  label: string;
  /** Which files it offers; pictures by default, also those of iPhones, whose type Windows does not know. */
  accept?: string;
  onChoose: (file: File) => void;
};

/** The hidden input behind a button that asks for a file: call `click()` on it. */
export function FileInput({
  ref,
  label,
  accept = 'image/*,.heic,.heif',
  onChoose,
}: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      aria-label={label}
      hidden
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        // Reset, so that choosing the same file again fires a change event.
        target.value = '';
        if (file) onChoose(file);
      }}
    />
  );
}
