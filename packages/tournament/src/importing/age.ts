/** Age on a day (ISO); by the year alone where only the year of birth is known. */
export const ageOn = (born: string, day: string): number => {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return born.length > 4 && day.slice(5) < born.slice(5) ? years - 1 : years;
};
