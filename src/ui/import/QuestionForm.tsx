import { useId } from 'react';
import { Box, Card, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { copy } from './copy.ts';
import type { Answers, Question } from './importTypes.ts';
import { useResultFocus } from '../hooks/useResultFocus.ts';
import { isAnswered } from './useTableImport.ts';

type QuestionFormProps = {
  questions: readonly Question[];
  answers: Answers;
  /** Whether somebody waits for the result, which this is. */
  takesFocus: boolean;
  onAnswer: (key: string, value: string) => void;
};

/** What somebody has to say before the rows of a file are checked. */
export function QuestionForm({ questions, answers, takesFocus, onAnswer }: QuestionFormProps) {
  const id = useId();
  const heading = useResultFocus<HTMLHeadingElement>(takesFocus);
  const isOpen = questions.some((question) => !isAnswered(question, answers));
  return (
    <Card role="group" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={id} ref={heading} tabIndex={-1} variant="h5" component="h2">
        {copy.question.title}
      </Typography>
      {questions.map((question) => (
        <Choice
          key={question.key}
          question={question}
          value={answers[question.key] ?? ''}
          onAnswer={onAnswer}
        />
      ))}
      <Typography role="status" variant="body2" sx={{ mt: isOpen ? 2 : 0, fontWeight: 600 }}>
        {isOpen && copy.question.unanswered}
      </Typography>
    </Card>
  );
}

type ChoiceProps = Pick<QuestionFormProps, 'onAnswer'> & { question: Question; value: string };

function Choice({ question: { key, text, lead, options }, value, onAnswer }: ChoiceProps) {
  const id = useId();
  return (
    <Box sx={{ mt: 2 }}>
      <Typography id={id} sx={{ fontWeight: 600 }}>
        {text}
      </Typography>
      {lead && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {lead}
        </Typography>
      )}
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(_, chosen) => onAnswer(key, chosen)}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            control={<Radio />}
            label={
              <>
                {option.label}
                {option.example && (
                  <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
                    {option.example}
                  </Box>
                )}
              </>
            }
          />
        ))}
      </RadioGroup>
    </Box>
  );
}
