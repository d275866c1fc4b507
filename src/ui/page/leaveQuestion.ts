/** Asks whether to leave, and then calls `leave`. */
type Ask = (leave: () => void) => void;

let ask: Ask | undefined;

/** Lets the page on the screen ask before it is left by signing out; returns a function that ends that. */
export function askBeforeLeaving(question: Ask): () => void {
  ask = question;
  return () => {
    if (ask === question) ask = undefined;
  };
}

/** Calls `leave`, at once or after the page on the screen has asked. */
export const leaveOrAsk = (leave: () => void): void => (ask ? ask(leave) : leave());
