import type { Ref } from 'react';

type PictureInputProps = {
  ref: Ref<HTMLInputElement>;
  label: string;
  onChoose: (file: File) => void;
};

/** The hidden input behind a button that asks for a picture: call `click()` on it. */
export function PictureInput({ ref, label, onChoose }: PictureInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*"
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
