import ICAL from 'ical.js';

// A property of RFC 7986, which the library does not know: a text like others.
ICAL.design.icalendar.property['name'] = ICAL.design.icalendar.property['summary'];

/** Reads a calendar as a calendar program does: with the time zones that it describes, and without those of this machine. */
export const readCalendar = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, summary, description, location, startDate } = new ICAL.Event(component);
    const valueOf = (name: string) => String(component.getFirstPropertyValue(name) ?? '');
    return {
      ...{ uid, sequence, summary, description, location },
      ...{ status: valueOf('status'), transp: valueOf('transp'), revisedAt: valueOf('dtstamp') },
      /** local to the location: `2026-11-27T20:00:00` */
      startsAt: startDate.toString(),
      startInstant: startDate.toJSDate().toISOString(),
    };
  });
  return { name: String(calendar.getFirstPropertyValue('name')), events };
};
