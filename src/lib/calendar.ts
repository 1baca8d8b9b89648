import * as z from 'zod';

/** Is it a day that the calendar has, written like 2026-03-02? */
export const isCalendarDay = (text: string): boolean => z.iso.date().safeParse(text).success;
