/**
 * Exercise 04-1: which chunk wins (easy, 2 points).
 *
 * Five rounds. In each, three chunks are compared with a question by the search
 * of this course. Say which one scores highest, before any search has run.
 *
 * Round 1. Where do I find my invoice?
 *   a  Every invoice is under Settings, Billing, newest first.
 *   b  Find your invoice
 *   c  An invoice has a number and a date.
 *
 * Round 2. How do I invite guests?
 *   a  How do I do it? Here is how you do it.
 *   b  Invitations: a guest
 *   c  Open Members, click Invite and paste an address.
 *
 * Round 3. Can I export comments?
 *   a  An export holds every project, comment and attachment.
 *   b  Comments are private.
 *   c  Export: projects, files, comments and pictures.
 *
 * Round 4. I lost my phone. How do I sign in?
 *   a  Enter one of the backup codes you saved.
 *   b  If you lost your phone: enter one of the backup codes you saved.
 *   c  Sign in with your password on the first page.
 *
 * Round 5. How do I reset my password?
 *   a  Password, password, password: phone, laptop, door.
 *   b  Click Forgot and reset the password.
 *   c  The reset link works.
 *
 * You need three things from the lesson: the small words that are not counted
 * (lib/search/stop_words.ts lists them); that other forms of a word are other
 * words; and that a chunk is compared by all the words it has, so that those
 * which are not in the question count against it. Where no word occurs twice, the score is
 *
 *     words in common / √(words in the question × words in the chunk)
 *
 * and a word that occurs three times in a chunk pulls the whole chunk over to
 * that one word, away from the others.
 */
import { todo } from "chunking/exercise";

/** The winners of rounds 1 to 5, each "a", "b" or "c". */
export const winners: string[] = todo("04-1");
