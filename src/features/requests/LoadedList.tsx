import type { ReactNode } from 'react';
import { Button, Skeleton, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { errorText } from './errorText.ts';

/** What is used of a query. */
export type LoadedQuery<Data> = {
  currentData?: Data;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

/** Sends what changes something; `Data` is what the server answers. */
export type Send<Argument, Data = { message: string }> = (
  argument: Argument,
) => Promise<{ data?: Data; error?: unknown }>;

type LoadedListProps<Data> = {
  query: LoadedQuery<Data>;
  loading: string;
  failed: string;
  children: (data: Data) => ReactNode;
};

/** Shows what a query has loaded; before that, that it loads or why it has failed. */
export function LoadedList<Data>({ query, loading, failed, children }: LoadedListProps<Data>) {
  if (query.currentData !== undefined) return children(query.currentData);
  if (!query.isFetching)
    return (
      <ErrorState message={errorText(query.error, failed)} onRetry={() => void query.refetch()} />
    );
  return (
    <>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {loading}
      </Typography>
      <Skeleton variant="rounded" height={420} aria-hidden />
    </>
  );
}

type MissingStateProps = { message: string; to: string; toLabel: string };

/** Says that what the URL names does not exist, and leads to the list. */
export function MissingState({ message, to, toLabel }: MissingStateProps) {
  return (
    <EmptyState
      message={message}
      action={
        <Button variant="outlined" component={Link} to={to}>
          {toLabel}
        </Button>
      }
    />
  );
}
