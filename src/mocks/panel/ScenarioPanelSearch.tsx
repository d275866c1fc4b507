import { type ReactNode, useState } from 'react';
import { Box, TextField, Typography } from '@mui/material';

type ScenarioPanelSearchProps<Entry> = {
  label: string;
  noneFound: string;
  groups: readonly { title: string; entries: readonly Entry[] }[];
  /** The text in which the search finds an entry. */
  textOf: (entry: Entry) => string;
  keyOf: (entry: Entry) => string;
  children: (entry: Entry) => ReactNode;
};

/** A list in groups, with a field that filters it. */
export function ScenarioPanelSearch<Entry>({
  label,
  noneFound,
  groups,
  textOf,
  keyOf,
  children,
}: ScenarioPanelSearchProps<Entry>) {
  const [query, setQuery] = useState('');
  const matches = (entry: Entry) =>
    textOf(entry).toLowerCase().includes(query.trim().toLowerCase());
  const found = groups
    .map(({ title, entries }) => ({ title, entries: entries.filter(matches) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <>
      <TextField
        fullWidth
        size="small"
        type="search"
        label={label}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        sx={{ mb: 1 }}
      />
      {found.length === 0 && <Typography>{noneFound}</Typography>}
      {found.map(({ title, entries }) => (
        <section key={title} aria-label={title}>
          <Typography variant="overline" component="h3">
            {title}
          </Typography>
          <ul>
            {entries.map((entry) => (
              <Box
                component="li"
                key={keyOf(entry)}
                sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}
              >
                {children(entry)}
              </Box>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
