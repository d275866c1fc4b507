import type { Score } from '../../../openapi/schema.d.ts';
import { lazyPart } from '../../ui/states/lazyPart.tsx';
import type { ResultsNoteProps } from './resultsState/ResultsNote.tsx';

/** Of most results there is nothing to say. */
const ResultsNote = lazyPart<ResultsNoteProps>(
  async () => ({ default: (await import('./resultsState/ResultsNote.tsx')).ResultsNote }),
  null,
);

type ResultsStateProps = ResultsNoteProps & { name: Score['results_state'] };

/** How final the results of a category are, unless they are live; for any background. */
export const ResultsState = ({ name = 'live', ...note }: ResultsStateProps) =>
  name === 'live' ? null : <ResultsNote {...note} />;
