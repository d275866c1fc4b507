import type { Message } from './message.ts';
import type { Step } from './steps.ts';

const numerals = ['nobody', 'one', 'two', 'three', 'four', 'five'];

/** The steps that name nothing on the page. */
const plainTexts = {
  choosePicture: 'choose any picture',
  leaveEmpty: 'leave the form empty',
  reload: 'reload the page',
};

const inOneLine = (text: string) => text.replaceAll('\n', ' ⏎ ');

/** Returns what to press, after the word 'press'. */
function describeButtons({ label, where, count, isDisabled }: Extract<Step, { action: 'press' }>) {
  if (count === 'all') return `every '${label}' button`;
  if (count !== undefined) return `${numerals[count] ?? count} of the '${label}' buttons`;
  if (isDisabled) return `the grey '${label}' button`;
  return where ? `'${label}' ${where}` : `'${label}'`;
}

/** Returns a step as a part of a sentence. Verbs are not repeated after the same action. */
function describeStep(step: Step, previous: Step | undefined): string {
  const isRepeated = previous?.action === step.action;
  switch (step.action) {
    case 'press':
      return `${isRepeated ? 'then' : 'press'} ${describeButtons(step)}`;
    case 'type':
      if (step.text === '') return `clear '${step.label}'`;
      return `${isRepeated ? '' : 'type '}'${inOneLine(step.text)}' into '${step.label}'`;
    case 'choose':
      return `choose '${step.option}' under '${step.label}'`;
    case 'chooseMembers':
      if (step.count === 1) return 'choose a member';
      return `choose ${numerals[step.count] ?? step.count}${step.count > 1 ? ' members' : ''}`;
    case 'addScenarios':
      return `add ${step.scenarios.map((scenario) => `'${scenario}'`).join(' and ')} in the QA panel`;
    case 'within':
      return `in '${step.label}', ${joinSteps(step.steps)}`;
    default:
      return plainTexts[step.action];
  }
}

function joinSteps(steps: readonly Step[]): string {
  const parts = steps.map((step, index) => describeStep(step, steps[index - 1]));
  const last = parts.pop() ?? '';
  if (parts.length === 0) return last;
  return `${parts.join(', ')}${last.startsWith('then ') ? ',' : ' and'} ${last}`;
}

/**
 * Returns the sentences that tell a tester how to reproduce a message on its page; empty if opening
 * the page is enough.
 */
export function describeSteps({ steps = [], note, serverText }: Message): string {
  const sentence = joinSteps(steps);
  return [
    sentence && `${sentence[0]?.toUpperCase()}${sentence.slice(1)}.`,
    note,
    serverText && `The message is '${serverText}'`,
  ]
    .filter(Boolean)
    .join(' ');
}
