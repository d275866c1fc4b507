import type { ReactNode } from 'react';
import { StartNumber } from '../../tournamentDay/StartNumber.tsx';
import { copy } from '../copy.ts';
import type { Turn } from '../turns.ts';
import {
  type Clock,
  type Names,
  playersOf,
  playerText,
  type ScheduledTeam,
  shortWaitText,
} from '../turnText.ts';
import type { ArenaCalls } from './arenaCalls.ts';
import { callsCopy } from './copy.ts';

type ArenaRowProps = {
  arena: ArenaCalls;
  names: Names;
  clock: Clock;
  /** The latest call of all arenas. */
  newest: Turn | undefined;
  /** Whether the tournament takes place today. */
  isToday: boolean;
};

/** More would be too small to be read from afar; more than one in an arena is a slip of the desk. */
const maxCalled = 2;

/** Who is called to an arena, who is there, and who gets ready. */
export function ArenaRow({ arena, names, clock, newest, isToday }: ArenaRowProps) {
  const { name, called, running, present, ready, isOverToday } = arena;
  const countNames = (turns: readonly Turn[]) =>
    turns.reduce((sum, { slot }) => sum + playersOf(slot, names).length, 0);
  const lines = countNames(called.slice(0, maxCalled));
  const more = called.length > maxCalled ? 1 : 0;
  const sizes = { '--lines': Math.max(1, lines + more), '--ready': Math.max(1, countNames(ready)) };
  return (
    <li data-over={(isToday && isOverToday) || undefined} style={sizes as React.CSSProperties}>
      <h2>{name}</h2>
      {isToday && isOverToday ? (
        <p className="over">
          {callsCopy.overToday}
          {ready[0]?.at !== undefined &&
            `. ${callsCopy.continues(shortWaitText(ready[0].at, 0, clock))}`}
        </p>
      ) : (
        <>
          <Cell className="called" label={callsCopy.called}>
            {called.slice(0, maxCalled).map((turn) => (
              <Called
                key={turn.slot.id}
                turn={turn}
                names={names}
                isNewest={turn.slot.id === newest?.slot.id}
                isOnly={lines === 1}
              />
            ))}
            {called.length > maxCalled && (
              <p className="empty">{callsCopy.moreCalled(called.length - maxCalled)}</p>
            )}
            {called.length === 0 && <p className="empty">{callsCopy.nobodyCalled}</p>}
          </Cell>
          <Cell className="running" label={callsCopy.running}>
            {running.slice(0, maxCalled).map((turn) => (
              <Players key={turn.slot.id} turn={turn} names={names} />
            ))}
            {running.length === 0 && <p className="empty">{callsCopy.nobodyRunning}</p>}
            {present.slice(0, 1).map(({ slot }) => (
              <p key={slot.id} className="present">
                {callsCopy.present(playersOf(slot, names).map(playerText).join(` ${copy.versus} `))}
              </p>
            ))}
          </Cell>
          <Cell className="ready" label={callsCopy.ready}>
            {ready.map((turn) => (
              <div key={turn.slot.id} className="waiting">
                <Players turn={turn} names={names} />
                {turn.at !== undefined && (
                  <span className="wait">
                    {shortWaitText(turn.at, turn.slot.margin ?? 0, clock)}
                  </span>
                )}
              </div>
            ))}
            {ready.length === 0 && <p className="empty">{callsCopy.nobodyReady}</p>}
          </Cell>
        </>
      )}
    </li>
  );
}

type CellProps = { className: string; label: string; children: ReactNode };

/** On a narrow screen it has its own label; on a wide one that is at the head of the column. */
const Cell = ({ className, label, children }: CellProps) => (
  <div className={className} role="group" aria-label={label}>
    <span className="label" aria-hidden>
      {label}
    </span>
    {children}
  </div>
);

type CalledProps = { turn: Turn; names: Names; isNewest: boolean; isOnly: boolean };

function Called({ turn, names, isNewest, isOnly }: CalledProps) {
  const { call } = turn.slot;
  const [first] = playersOf(turn.slot, names);
  const club = typeof first === 'object' ? first.club : undefined;
  return (
    // A new one for each call, so that it is seen to be new.
    <div key={call?.version} className="call" data-newest={isNewest || undefined}>
      <div className="names">
        {playersOf(turn.slot, names).map((player, index) => (
          <Name key={index} player={player} isSecond={index > 0} />
        ))}
      </div>
      <p className="note">
        {call && call.count > 1 && <strong>{copy.callAgain(call.count)}</strong>}
        {isOnly && club && <span>{club}</span>}
      </p>
    </div>
  );
}

const Players = ({ turn, names }: { turn: Turn; names: Names }) => (
  <div className="players">
    {playersOf(turn.slot, names).map((player, index) => (
      <Name key={index} player={player} isSecond={index > 0} />
    ))}
  </div>
);

const Name = ({ player, isSecond }: { player: ScheduledTeam | string; isSecond: boolean }) => (
  <p className="name">
    {isSecond && <span className="versus">{copy.versus} </span>}
    {typeof player === 'object' && <StartNumber number={player.start_number} />}
    {playerText(player)}
  </p>
);
