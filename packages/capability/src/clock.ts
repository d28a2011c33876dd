/** The time that business rules use, read again for every request. */
export type Clock = () => Date;
