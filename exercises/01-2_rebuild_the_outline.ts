/**
 * Exercise 01-2: rebuild the outline (medium, 3 points).
 *
 * A parsed document is a flat list of sections. Its outline, the headings set in
 * by their depth, is not in the list as such. But nothing of it is lost.
 */
import type { Section } from "chunking";
import { todo } from "chunking/exercise";

/**
 * Return the outline, a line for each heading, two spaces in for each heading
 * above it:
 *
 *     Tea Corner
 *       Mugs
 *       Milk
 *         Oat
 *
 * - A heading without text of its own has no section (Milk), and still needs
 *   its line. It is in the paths of the sections below it.
 * - Two headings may have the same words, under different headings. Both need
 *   their line.
 * - Sections in a row with the same path stand under one heading, which needs
 *   one line.
 * - Text before the first heading has no heading, and no line.
 *
 * @param sections The sections of one document, in order
 */
export function outline(sections: Section[]): string[] {
  return todo("01-2");
}
