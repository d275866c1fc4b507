import { Button } from '@mui/material';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { Notice } from '../../../ui/states/Notice.tsx';
import { copy } from './copy.ts';
import { newClass } from './toImportRows.ts';

const words = copy.newClass;

type NewClassNoticeProps = {
  /** How many rows would add somebody who may be in the club, in another class. */
  count: number;
  /** Whether the rows give their classes to those. */
  isGiven: boolean;
  onAnswer: (value: string) => void;
};

/** Asks whether pupils have a new class, as in a new school year, or are others of the same name. */
export function NewClassNotice({ count, isGiven, onAnswer }: NewClassNoticeProps) {
  if (count === 0 && !isGiven) return null;
  const value = isGiven ? newClass.no : newClass.yes;
  return (
    <Notice
      severity={isGiven ? 'info' : 'warning'}
      sx={{ mb: 2 }}
      action={
        <Button variant="outlined" color="inherit" onClick={() => onAnswer(value)}>
          {isGiven ? words.add : words.give}
        </Button>
      }
    >
      {isGiven ? words.given : words.question(formatNumber(count))}
    </Notice>
  );
}
