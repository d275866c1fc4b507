import { useRef, useState } from 'react';
import { Box, Button } from '@mui/material';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { copy } from './copy.ts';
import { ImportFailure } from './ImportFailure.tsx';
import { FileInput } from '../forms/FileInput.tsx';
import { TextInput } from '../forms/TextInput.tsx';

type TableFileFormProps = {
  isReading: boolean;
  /** Why the file, or the text, could not be read. */
  failure: string | undefined;
  /** Whether somebody waits for the result, which a failure is. */
  takesFocus: boolean;
  readFile: (file: File) => void;
  readText: (text: string) => void;
};

/** Chooses a file of a spreadsheet, or takes cells that are pasted; the text stays when it is refused. */
export function TableFileForm({
  isReading,
  failure,
  takesFocus,
  readFile,
  readText,
}: TableFileFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  return (
    <>
      <Button
        variant="contained"
        startIcon={<UploadIcon />}
        loading={isReading}
        loadingPosition="start"
        onClick={() => input.current?.click()}
        sx={{ mb: 2.5 }}
      >
        {isReading ? copy.checking : copy.choose}
      </Button>
      <FileInput
        ref={input}
        label={copy.choose}
        accept=".xlsx,.xls,.ods,.csv,.tsv,.txt,text/csv"
        onChoose={readFile}
      />
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) readText(text);
        }}
      >
        <TextInput
          name="text"
          label={copy.paste}
          minRows={6}
          maxRows={12}
          hint={text.trim() ? ' ' : copy.pasteFirst}
          verbatim
          isRequired={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
          inputRef={null}
          error={undefined}
        />
        <Button
          type="submit"
          variant="outlined"
          disabled={isReading || !text.trim()}
          sx={{ mt: 1 }}
        >
          {copy.check}
        </Button>
      </Box>
      {failure && (
        <Box sx={{ mt: 2 }}>
          <ImportFailure message={failure} takesFocus={takesFocus} />
        </Box>
      )}
    </>
  );
}
