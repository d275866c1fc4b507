import { useState, useSyncExternalStore } from 'react';
import { Box, Link, TextField, Typography } from '@mui/material';
import { copy } from './copy.ts';
import type { ScenarioController } from './applyScenarios.ts';
import { type MessageId, getMessage, audiences } from './messages/catalogue.ts';
import { describeSteps } from './messages/describeSteps.ts';
import { type Message, serverMessage } from './messages/message.ts';

const texts = copy.messages;

/** The text of a message as shown in a list. */
export const messageTitle = ({ id, text }: Message): string =>
  text === serverMessage ? texts.serverMessage(id) : text;

const matches =
  (query: string) =>
  ({ id, text }: Message): boolean =>
    `${id} ${text}`.toLowerCase().includes(query.trim().toLowerCase());

/** All messages of the specifications, with the steps to reproduce them. */
export function ScenarioPanelMessages({ controller }: { controller: ScenarioController }) {
  const [query, setQuery] = useState('');
  const found = Object.entries(audiences).map(([side, messages]) => ({
    side,
    ids: messages.filter(matches(query)).map(({ id }) => id),
  }));
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {texts.intro}
      </Typography>
      <TextField
        fullWidth
        size="small"
        type="search"
        label={texts.find}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        sx={{ mb: 1 }}
      />
      {found.every(({ ids }) => ids.length === 0) && <Typography>{texts.noneFound}</Typography>}
      {found.map(
        ({ side, ids }) =>
          ids.length > 0 && (
            <section key={side} aria-label={side}>
              <Typography variant="overline" component="h3">
                {side}
              </Typography>
              <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
                {ids.map((id) => (
                  <Entry key={id} id={id} controller={controller} />
                ))}
              </Box>
            </section>
          ),
      )}
    </>
  );
}

/** Scrolls to the message that the tester opened last. */
const scrollIntoView = (entry: HTMLElement | null) => entry?.scrollIntoView?.({ block: 'nearest' });

/** Whether the browser opens the link in another tab or window. */
const opensElsewhere = (event: React.MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey;

function Entry({ id, controller }: { id: MessageId; controller: ScenarioController }) {
  const { targetMessage } = useSyncExternalStore(controller.subscribe, controller.getState);
  const message = getMessage(id);
  const { path, scenarios } = message;
  const title = messageTitle(message);
  return (
    <Box
      component="li"
      ref={targetMessage === id ? scrollIntoView : undefined}
      aria-current={targetMessage === id ? 'true' : undefined}
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
        {[id, texts.from(message.section), ...scenarios].join(' · ')}
      </Typography>
      <Typography variant="body2" sx={{ my: 0.5 }}>
        {describeSteps(message) || texts.opening}
      </Typography>
      <Link
        href={controller.linkTo(path, scenarios)}
        onClick={(event) => {
          controller.setTargetMessage(id);
          if (opensElsewhere(event) || !controller.canOpen(scenarios)) return;
          event.preventDefault();
          void controller.open(path, scenarios);
        }}
        aria-label={texts.goFor(title)}
        variant="body2"
      >
        {texts.go}
      </Link>
    </Box>
  );
}
