import type { ReactNode } from 'react';
import { Box, Button } from '@mui/material';
import { DialogStep } from '../../ui/dialogs/StepDialog.tsx';
import { MemberPicker, type MemberPickerProps } from './picker/MemberPicker.tsx';
import type { SaveFailure } from './useTeamSave.ts';
import type { TeamDraft } from './draft.ts';

export type MembersStepProps = {
  onChange: (changes: Partial<TeamDraft>) => void;
  onCancel: () => void;
  copy: Record<'people' | 'chosen' | 'nobody' | 'cancel' | 'back' | 'save', string>;
  /** Language of the button that saves if it differs from the page's. */
  lang?: 'en';
  title: string;
  candidates: Pick<MemberPickerProps, 'people' | 'selected' | 'failure'>;
  /** What to do if there is nobody to select. */
  emptyAction?: ReactNode;
  /** Additional controls beside the search field. */
  tools?: ReactNode;
  /** Shown at the start of the button row; the button that cancels if undefined. */
  count?: ReactNode;
  onSave: () => void;
  saving: { busy: boolean; failure: SaveFailure | undefined };
};

/** Asks for members, and saves; Ctrl+Enter saves from everywhere in the step. */
export function MembersStep({
  onChange,
  onCancel,
  copy,
  lang,
  title,
  candidates,
  emptyAction,
  tools,
  count,
  onSave,
  saving: { busy, failure },
}: MembersStepProps) {
  return (
    <DialogStep
      step={2}
      title={title}
      busy={busy}
      failure={failure}
      start={
        count ?? (
          <Button color="inherit" disabled={busy} onClick={onCancel}>
            {copy.cancel}
          </Button>
        )
      }
      buttons={
        <>
          <Button color="inherit" disabled={busy} onClick={() => onChange({ step: 1 })}>
            {copy.back}
          </Button>
          <Button variant="contained" lang={lang} loading={busy} onClick={onSave}>
            {copy.save}
          </Button>
        </>
      }
    >
      <Box
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          onSave();
        }}
      >
        <MemberPicker
          {...candidates}
          onChange={(members) => onChange({ members })}
          labels={{ people: copy.people, selected: copy.chosen, empty: copy.nobody }}
          emptyAction={emptyAction}
          tools={tools}
        />
      </Box>
    </DialogStep>
  );
}
