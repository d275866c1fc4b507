import { useEffect, useState } from 'react';

/** `additions` rises when cards are added. */
type State<Card> = { cards: Card[]; isPrinted: boolean; additions: number };

/**
 * Cards whose codes are shown once. Those that are made during a visit stay together until they are printed; one that
 * is made again takes the place of the one that it ends.
 */
export function useNewCards<Card extends { key: number | string }>() {
  const [state, setState] = useState<State<Card>>({ cards: [], isPrinted: false, additions: 0 });
  useEffect(() => {
    // Whoever prints by a key or the browser's menu has printed them as well.
    const note = () => setState((current) => ({ ...current, isPrinted: true }));
    window.addEventListener('afterprint', note);
    return () => window.removeEventListener('afterprint', note);
  }, []);
  return {
    ...state,
    add: (made: Card[]) => {
      const keys = new Set(made.map(({ key }) => key));
      setState(({ cards, isPrinted, additions }) => ({
        cards: [...(isPrinted ? [] : cards.filter(({ key }) => !keys.has(key))), ...made],
        isPrinted: false,
        additions: additions + 1,
      }));
    },
    remove: (keys: ReadonlySet<Card['key']>) =>
      setState((current) => ({
        ...current,
        cards: current.cards.filter(({ key }) => !keys.has(key)),
      })),
    close: () => setState((current) => ({ ...current, cards: [] })),
  };
}
