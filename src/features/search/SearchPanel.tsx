import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { Box } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { copy } from './copy.ts';
import { entryKinds } from './results/searchEntries.ts';
import { queryWords } from './results/highlight.ts';
import { searchGroups, flattenOptions, initialGroups } from './results/resultGroups.ts';
import { KeyHints } from './KeyHints.tsx';
import { optionId, ResultList } from './results/ResultList.tsx';
import { SearchInput } from './SearchInput.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import { useActiveOption } from './useActiveOption.ts';
import { useSearchSources } from './results/useSearchSources.ts';

type SearchPanelProps = { onClose: () => void; onNavigate: () => void };

/** The search field and its results. The data is loaded when it is mounted. */
export function SearchPanel({ onClose, onNavigate }: SearchPanelProps) {
  const listId = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed);
  const words = useMemo(() => queryWords(query), [query]);
  const { sources, now, isLoading, isFirstLoading, failed, retry } = useSearchSources(query);
  const groups = useMemo(() => {
    if (words.length > 0) return searchGroups(sources, query);
    // Coming later than the categories, the tournaments would move them.
    return isFirstLoading ? [] : initialGroups(sources, now);
  }, [sources, query, words, now, isFirstLoading]);
  const options = flattenOptions(groups);
  /** A query for which Enter was pressed before its first result had arrived. */
  const [entered, setEntered] = useState('');
  const open = (path: string) => {
    setEntered('');
    onNavigate();
    void navigate(path);
  };
  const { index, setActiveKey, onKeyDown } = useActiveOption({
    options,
    isFirstActive: words.length > 0,
    optionId: (optionIndex) => optionId(listId, optionIndex),
    onSelect: (option) => {
      // The results are deferred: after fast typing, Enter must open the result for the typed
      // query.
      const target = typed === query ? option : flattenOptions(searchGroups(sources, typed))[0];
      if (target) open(target.to);
      else setEntered(typed);
    },
  });
  const first = options[0]?.to;
  useEffect(() => {
    if (entered !== '' && entered === query && first !== undefined) open(first);
  });
  return (
    <>
      <SearchInput
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setEntered('');
          setActiveKey(undefined);
        }}
        onKeyDown={onKeyDown}
        onClose={onClose}
        listId={options.length > 0 ? listId : undefined}
        activeId={index === -1 ? undefined : optionId(listId, index)}
      />
      <Box
        sx={{
          flexGrow: 1,
          minHeight: 0,
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          scrollbarWidth: 'thin',
          px: { xs: 1, sm: 1.5 },
          py: 1.5,
        }}
      >
        <SearchStatus
          query={words.length > 0 ? query.trim() : ''}
          count={groups.reduce((sum, { total }) => sum + total, 0)}
          isPartial={groups.some(({ isPartial }) => isPartial)}
          loading={isLoading}
          allFailed={failed.length === entryKinds.length}
          onNavigate={onNavigate}
        />
        {failed.length > 0 && (
          <Box sx={{ mb: 1.5, px: 0.5 }}>
            <ErrorState
              inline
              message={copy.failed(failed.map((kind) => copy.kinds[kind]))}
              onRetry={retry}
            />
          </Box>
        )}
        <ResultList
          id={listId}
          groups={groups}
          words={words}
          activeKey={options[index]?.key}
          loading={isLoading && options.length === 0}
          onHover={setActiveKey}
          onNavigate={onNavigate}
        />
      </Box>
      <KeyHints />
    </>
  );
}
