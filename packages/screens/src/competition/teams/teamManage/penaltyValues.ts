/** What an organiser has entered for a penalty, as texts of fields. */
export type PenaltyValues = { points: string; gamePoints: string; fine: string; reason: string; from: string };

export const noPenalty: PenaltyValues = { points: '', gamePoints: '', fine: '', reason: '', from: '' };

export type PenaltyProblem = 'amount' | 'effect' | 'reason';
type Checked = {
  /** by field: what is wrong; empty if the penalty can be given */
  problems: Partial<Record<keyof PenaltyValues, PenaltyProblem>>;
  /** half points, and the fine in cents */
  penalty: { points: number; gamePoints: number; fine: number; reason: string; from?: string };
};

/** An amount with a comma or a point; 0 for an empty field; NaN for anything else, so that no amount is dropped without a word. */
const amountOf = (text: string, step: number): number => {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return 0;
  const steps = /^\d{1,5}(\.\d{1,2})?$/.test(trimmed) ? Number((Number(trimmed) / step).toFixed(6)) : NaN;
  return Number.isInteger(steps) ? steps * step : NaN;
};

/** Checks the fields of a penalty. It needs a reason and at least one amount. */
export function checkPenalty(values: PenaltyValues): Checked {
  const [points, gamePoints] = [amountOf(values.points, 0.5), amountOf(values.gamePoints, 0.5)];
  const fine = Math.round(amountOf(values.fine, 0.01) * 100);
  const reason = values.reason.trim();
  const amounts = { points, gamePoints, fine };
  const wrong = Object.entries(amounts).filter(([, amount]) => Number.isNaN(amount));
  return {
    problems: {
      ...Object.fromEntries(wrong.map(([key]) => [key, 'amount'])),
      ...(wrong.length === 0 && points + gamePoints + fine === 0 && { points: 'effect' as const }),
      ...(reason === '' && { reason: 'reason' as const }),
    },
    penalty: { ...amounts, reason, ...(values.from !== '' && { from: values.from }) },
  };
}
