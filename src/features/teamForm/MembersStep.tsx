import type { ReactNode } from 'react';
import { Button } from '@mui/material';
import { DialogStep } from '../../ui/StepDialog.tsx';
import { MemberPicker, type MemberPickerProps } from './picker/MemberPicker.tsx';
import type { SaveFailure } from './useTeamSave.ts';
import type { TeamDraft } from './draft.ts';

export type MembersStepProps = {
  onChange: (changes: Partial<TeamDraft>) => void;
  onCancel: () => void;
  copy: Record<'people' | 'chosen' | 'nobody' | 'cancel' | 'back' | 'save', string>;
  /** Language of the buttons if it differs from the page's. */
  lang?: 'en';
  title: string;
  candidates: Pick<MemberPickerProps, 'people' | 'selected' | 'failure'>;
  /** A different list of people: its search and its pages start anew. */
  listName?: string;
  /** Additional controls beside the search field. */
  tools?: ReactNode;
  /** Shown at the start of the button row; the button that cancels if undefined. */
  count?: ReactNode;
  onSave: () => void;
  saving: { busy: boolean; failure: SaveFailure | undefined };
};

/** Asks for members, and saves. */
export function MembersStep({
  onChange,
  onCancel,
  copy,
  lang,
  title,
  candidates,
  listName,
  tools,
  count,
  onSave,
  saving: { busy, failure },
}: MembersStepProps) {
  return (
    <DialogStep
      step={2}
      lang={lang}
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
          <Button variant="contained" loading={busy} onClick={onSave}>
            {copy.save}
          </Button>
        </>
      }
    >
      <MemberPicker
        key={listName}
        {...candidates}
        onChange={(members) => onChange({ members })}
        labels={{ people: copy.people, selected: copy.chosen, empty: copy.nobody }}
        tools={tools}
      />
    </DialogStep>
  );
}
