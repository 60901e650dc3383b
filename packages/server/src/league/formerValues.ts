/** The values of the fields that a change sets to other ones. */
export const formerOf = <Row extends object>(row: Row, change: Row): Partial<Row> =>
  Object.fromEntries(Object.entries(row).filter(([field, value]) => change[field as keyof Row] !== value)) as Partial<Row>;

/** The former values of the fields that still have the value that was taken. */
export const stillTaken = <Row extends object>(row: Row, taken: Row, former: Partial<Row>): Partial<Row> =>
  Object.fromEntries(Object.entries(former).filter(([field]) => row[field as keyof Row] === taken[field as keyof Row])) as Partial<Row>;
