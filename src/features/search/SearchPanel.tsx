import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Box } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { copy } from './copy.ts';
import { kinds } from './entries.ts';
import { wordsOf } from './fold.ts';
import { findGroups, optionsOf, startGroups } from './groups.ts';
import { KeyHints } from './KeyHints.tsx';
import { optionId, ResultList } from './ResultList.tsx';
import { SearchInput } from './SearchInput.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import { useChoice } from './useChoice.ts';
import { useSources } from './useSources.ts';

type SearchPanelProps = { onClose: () => void; onLeave: () => void };

/** The field and what it finds. The lists are asked for when it appears. */
export function SearchPanel({ onClose, onLeave }: SearchPanelProps) {
  const listId = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed);
  const words = useMemo(() => wordsOf(query), [query]);
  const { sources, now, loading, failed, retry } = useSources();
  const groups = useMemo(
    () => (words.length > 0 ? findGroups(sources, query) : startGroups(sources, now)),
    [sources, query, words, now],
  );
  const options = optionsOf(groups);
  const { index, choose, onKeyDown } = useChoice({
    options,
    firstChosen: words.length > 0,
    idOf: (place) => optionId(listId, place),
    onOpen: (chosen) => {
      // Whoever types fast and presses Enter means what was typed, not what has been drawn by then.
      const target = typed === query ? chosen : optionsOf(findGroups(sources, typed))[0];
      if (!target) return;
      onLeave();
      void navigate(target.to);
    },
  });
  return (
    <>
      <SearchInput
        value={typed}
        onChange={(value) => {
          setTyped(value);
          choose(undefined);
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
          loading={loading}
          allFailed={failed.length === kinds.length}
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
          loading={loading}
          onPoint={choose}
          onLeave={onLeave}
        />
      </Box>
      <KeyHints />
    </>
  );
}
