import { expect, test } from 'vitest';
import { teamParticipantsLimits } from '../../../openapi/workLimits.ts';
import { copy } from './copy.ts';

const numberWords = ['nol', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan'];

// The answer is prose: the page would load a file more for one word.
test('the answer about the size of a team names the limit of the document', () => {
  expect(JSON.stringify(copy)).toContain(
    `paling banyak ${numberWords[teamParticipantsLimits.maxItems]} peserta`,
  );
});
