/** Rows of one INSERT. PostgreSQL allows 65,535 parameters. */
const perInsert = 500;

/** Writes many rows in few statements. */
export const inChunks = async <Row>(rows: readonly Row[], insert: (chunk: Row[]) => Promise<unknown>): Promise<void> => {
  for (let at = 0; at < rows.length; at += perInsert) await insert(rows.slice(at, at + perInsert));
};
