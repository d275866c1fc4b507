import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { Button, Card, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { paths } from '../../paths.ts';
import { DayChip } from '../tournamentDay/DayChip.tsx';
import { WhenWhereText } from '../tournamentDay/WhenWhereText.tsx';
import { copy } from './copy.ts';
import { ReadinessLineItem } from './ReadinessLineItem.tsx';
import { groupLines, type ReadinessLine, type ReadinessSection } from './readinessLines.ts';
import { sectionStyles } from './sectionStyles.ts';
import { findReason, windowText } from './sectionTexts.ts';
import { TeamChoice } from './TeamChoice.tsx';
import type { Outcome, Progress } from './useRegistrations.ts';

type TournamentSectionProps = {
  section: ReadinessSection;
  /** Which of the lines are shown. */
  shown: readonly ReadinessLine[];
  outcomes: ReadonlyMap<string, Outcome>;
  progress: Progress | undefined;
  /** Whether it is the tournament in which teams are registered next. */
  isChosen: boolean;
  onChoose: () => void;
  onRegister: (lines: readonly ReadinessLine[]) => Promise<void>;
  onWithdraw: (line: ReadinessLine) => void;
};

/** A tournament with the club's teams: those to be registered if it is chosen, those that lack something, and the others folded. */
export function TournamentSection({
  section,
  shown,
  outcomes,
  progress,
  isChosen,
  onChoose,
  onRegister,
  onWithdraw,
}: TournamentSectionProps) {
  const headingId = useId();
  const counts = useRef<HTMLParagraphElement>(null);
  const [wasPressed, setWasPressed] = useState(false);
  const { tournament, late, unplayed } = section;
  const { title } = tournament;
  const { registrable, unfinished, waiting, full, settled } = groupLines(shown);
  /** Nothing can be done for them now. */
  const others = [...waiting, ...full, ...late, ...unplayed];
  const namesOf = (group: readonly ReadinessLine[]) => joinNames(group.map(({ team }) => team));
  const toItems = (group: readonly ReadinessLine[]) =>
    group.map((line) => (
      <ReadinessLineItem key={line.key} line={line} onWithdraw={() => onWithdraw(line)} />
    ));
  const register = async (chosen: readonly ReadinessLine[]) => {
    await onRegister(chosen);
    // The pressed button is gone if all of them are registered.
    counts.current?.focus();
  };
  return (
    <Card component="section" aria-labelledby={headingId} sx={sectionStyles}>
      <SectionHead
        id={headingId}
        countsRef={counts}
        section={section}
        progress={isChosen ? progress : undefined}
        choice={
          registrable.length > 0 && (
            <ChooseButton
              title={title}
              count={formatNumber(registrable.length)}
              isChosen={isChosen}
              onClick={() => {
                setWasPressed(true);
                onChoose();
              }}
            />
          )
        }
      />
      {isChosen && registrable.length > 0 && (
        <TeamChoice
          tournament={tournament}
          lines={registrable}
          outcomes={outcomes}
          isBusy={progress !== undefined}
          comesIntoView={wasPressed}
          onRegister={(chosen) => void register(chosen)}
        />
      )}
      {unfinished.length > 0 && (
        <>
          <Typography variant="overline" component="h3">
            {copy.unfinished}
          </Typography>
          <ul aria-label={copy.unfinishedIn(title)}>{toItems(unfinished)}</ul>
        </>
      )}
      {settled.length + others.length > 0 && (
        <details>
          <summary>
            {[
              settled.length > 0 && copy.settled(formatNumber(settled.length)),
              others.length > 0 && copy.others(formatNumber(others.length)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </summary>
          {settled.length > 0 && <ul aria-label={copy.settledIn(title)}>{toItems(settled)}</ul>}
          {waiting.length > 0 && <p>{copy.waiting(namesOf(waiting))}</p>}
          {full.length > 0 && <p>{copy.full(namesOf(full))}</p>}
          {late.length > 0 && <p>{copy.late(joinNames(late))}</p>}
          {unplayed.length > 0 && <p>{copy.unplayed(joinNames(unplayed))}</p>}
        </details>
      )}
    </Card>
  );
}

type ChooseButtonProps = {
  /** Of the tournament. */
  title: string;
  count: string;
  isChosen: boolean;
  onClick: () => void;
};

const ChooseButton = ({ title, count, isChosen, onClick }: ChooseButtonProps) => (
  <Button
    variant="outlined"
    aria-expanded={isChosen}
    aria-label={isChosen ? copy.choice.closeFor(title) : copy.choice.openFor(count, title)}
    onClick={onClick}
  >
    {isChosen ? copy.choice.close : copy.choice.open(count)}
  </Button>
);

const joinNames = (teams: readonly ReadinessLine['team'][]) =>
  teams.map(({ name, category }) => copy.teamAndCategory(name, category.name)).join(', ');

type SectionHeadProps = {
  /** Of the heading. */
  id: string;
  countsRef: Ref<HTMLParagraphElement>;
  section: ReadinessSection;
  progress: Progress | undefined;
  /** The button that chooses the tournament; without it, why it cannot be chosen is said. */
  choice: ReactNode;
};

function SectionHead({ id, countsRef, section, progress, choice }: SectionHeadProps) {
  const { tournament, lines, late } = section;
  const registrable = lines.filter(({ canRegister }) => canRegister).length;
  const registered = lines.filter(({ entry }) => entry.registration).length;
  return (
    <div className="head">
      <div>
        <div className="title">
          <Typography id={id} variant="h3" component="h2">
            <Link to={paths.tournament.href({ id: tournament.id })}>{tournament.title}</Link>
          </Typography>
          <DayChip tournament={tournament} />
        </div>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <WhenWhereText tournament={tournament} isStacked />
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {windowText(section)}
        </Typography>
        {lines.length + late.length > 0 && (
          <Typography
            ref={countsRef}
            tabIndex={-1}
            role="status"
            variant="body2"
            sx={{ fontWeight: 600, outline: 'none' }}
          >
            {progress
              ? copy.progress(formatNumber(progress.done), formatNumber(progress.all))
              : [
                  copy.registeredOf(
                    formatNumber(registered),
                    formatNumber(lines.length + late.length),
                  ),
                  ...(registrable > 0 ? [copy.registrable(formatNumber(registrable))] : []),
                ].join(' · ')}
          </Typography>
        )}
      </div>
      {choice || <small className="reason">{findReason(section)}</small>}
    </div>
  );
}
