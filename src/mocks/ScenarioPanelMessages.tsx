import { useState, useSyncExternalStore } from 'react';
import { Box, Link, TextField, Typography } from '@mui/material';
import { copy } from './copy.ts';
import type { LaidScenarios } from './layScenarios.ts';
import { type MessageId, messageOf, sides } from './messages/catalogue.ts';
import { type Message, words as serverWords } from './messages/message.ts';

const words = copy.messages;

/** What a message says, as it is read in a list. */
export const titleOf = ({ id, text }: Message): string =>
  text === serverWords ? words.serverWords(id) : text;

const matches =
  (query: string) =>
  ({ id, text }: Message): boolean =>
    `${id} ${text}`.toLowerCase().includes(query.trim().toLowerCase());

/** Every message of the specifications, with the way to see it. */
export function ScenarioPanelMessages({ laid }: { laid: LaidScenarios }) {
  const [query, setQuery] = useState('');
  const found = Object.entries(sides).map(([side, messages]) => ({
    side,
    ids: messages.filter(matches(query)).map(({ id }) => id),
  }));
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {words.intro}
      </Typography>
      <TextField
        fullWidth
        size="small"
        type="search"
        label={words.find}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        sx={{ mb: 1 }}
      />
      {found.every(({ ids }) => ids.length === 0) && <Typography>{words.noneFound}</Typography>}
      {found.map(
        ({ side, ids }) =>
          ids.length > 0 && (
            <section key={side} aria-label={side}>
              <Typography variant="overline" component="h3">
                {side}
              </Typography>
              <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
                {ids.map((id) => (
                  <Entry key={id} id={id} laid={laid} />
                ))}
              </Box>
            </section>
          ),
      )}
    </>
  );
}

/** The place in the list where somebody left off. */
const intoView = (entry: HTMLElement | null) => entry?.scrollIntoView?.({ block: 'center' });

function Entry({ id, laid }: { id: MessageId; laid: LaidScenarios }) {
  const { wanted } = useSyncExternalStore(laid.subscribe, laid.state);
  const message = messageOf(id);
  const { at, under, steps } = message.way;
  const title = titleOf(message);
  return (
    <Box
      component="li"
      ref={wanted === id ? intoView : undefined}
      aria-current={wanted === id ? 'true' : undefined}
      sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography component="h4" variant="subtitle2">
        {title}
      </Typography>
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{ display: 'block', fontFamily: 'monospace', overflowWrap: 'anywhere' }}
      >
        {[id, words.from(message.section), ...under].join(' · ')}
      </Typography>
      <Typography variant="body2" sx={{ my: 0.5 }}>
        {steps ?? words.opening}
      </Typography>
      <Link
        href={laid.linkTo(at, under)}
        onClick={() => laid.want(id)}
        aria-label={words.goFor(title)}
        variant="body2"
      >
        {words.go}
      </Link>
    </Box>
  );
}
