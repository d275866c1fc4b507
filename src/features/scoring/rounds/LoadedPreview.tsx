import type { ReactNode } from 'react';
import { Typography } from '@mui/material';
import type { AdvancePreview } from '../../../../openapi/schema.d.ts';
import { isStatus } from '../../../api/errors.ts';
import { entryErrorText } from '../../requests/errorText.ts';
import { LoadedList, type LoadedQuery } from '../../requests/LoadedList.tsx';
import { copy } from './copy.ts';

type LoadedPreviewProps = {
  query: LoadedQuery<{ data: AdvancePreview }>;
  children: (preview: AdvancePreview) => ReactNode;
};

/** Shows the ranking from which teams advance; otherwise that it loads, or why it cannot be shown. */
export const LoadedPreview = ({ query, children }: LoadedPreviewProps) =>
  // Of a round that somebody else has deleted there is nothing to try again.
  query.currentData === undefined && isStatus(query.error, 404) ? (
    <Typography role="alert">{entryErrorText(query.error, copy.opening.failed)}</Typography>
  ) : (
    <LoadedList query={query} loading={copy.opening.loading} failed={copy.opening.failed}>
      {({ data }) => children(data)}
    </LoadedList>
  );
