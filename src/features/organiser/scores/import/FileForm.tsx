import { useRef, useState } from 'react';
import { Box, Button } from '@mui/material';
import DownloadIcon from '@mui/icons-material/Download';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import type { ScoreEntryData } from '../../../../../openapi/schema.d.ts';
import { slugify } from '../../../../lib/clubs/clubSlug.ts';
import { toCsv } from '../../../../lib/files/csv.ts';
import { downloadFile } from '../../../../lib/files/downloadFile.ts';
import { FileInput } from '../../../../ui/forms/FileInput.tsx';
import { FormError } from '../../../../ui/forms/FormError.tsx';
import { TextInput } from '../../../../ui/forms/TextInput.tsx';
import { FormSection } from '../../form/FormSection.tsx';
import type { ScoreEntryState } from '../useScoreEntry.ts';
import { copy } from './copy.ts';
import { toTemplateRows } from './toTemplateRows.ts';
import type { ScoreImportState } from './useScoreImport.ts';

/** Downloads the teams of the current round with the runs that they have, to be filled in and imported. */
function downloadTemplate(scoreEntry: ScoreEntryState, data: ScoreEntryData): void {
  const name = `${copy.file.templateName}-${slugify(scoreEntry.name).slice(0, 80)}.csv`;
  const csv = toCsv(toTemplateRows(data));
  downloadFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), name);
}

type FileFormProps = { scoreEntry: ScoreEntryState; data: ScoreEntryData; state: ScoreImportState };

/** Chooses a file, or takes what is pasted. */
export function FileForm({ scoreEntry, data, state }: FileFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const pasted = useRef<HTMLTextAreaElement | HTMLInputElement>(null);
  const [text, setText] = useState('');
  const { isReading, failure } = state;
  return (
    <FormSection title={copy.file.title} lead={copy.file.lead}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2.5 }}>
        <Button
          variant="contained"
          startIcon={<UploadIcon />}
          loading={isReading}
          loadingPosition="start"
          onClick={() => input.current?.click()}
        >
          {isReading ? copy.file.checking : copy.file.choose}
        </Button>
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          onClick={() => downloadTemplate(scoreEntry, data)}
        >
          {copy.file.template}
        </Button>
      </Box>
      <FileInput
        ref={input}
        label={copy.file.choose}
        accept=".csv,.txt,.tsv,.xlsx,text/csv"
        onChoose={state.readFile}
      />
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) state.readText(text);
          else pasted.current?.focus();
        }}
      >
        <TextInput
          name="text"
          label={copy.file.paste}
          minRows={3}
          verbatim
          isRequired={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
          inputRef={pasted}
          error={undefined}
        />
        <Button type="submit" variant="outlined" disabled={isReading}>
          {copy.file.check}
        </Button>
      </Box>
      {failure && (
        <Box sx={{ mt: 2 }}>
          <FormError message={failure} />
        </Box>
      )}
    </FormSection>
  );
}
