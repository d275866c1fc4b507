import { copy } from '../../src/mocks/copy.ts';
import { clubMessages } from '../../src/mocks/messages/club.ts';
import {
  addMember, addTooMany, choose, createTeam, deleteNew, manage, newDashboardTeam, newTeam, openCreation, register, registerEmpty,
  removeMember, removeSomebody, removeTwo, saveNameless, saveUnchanged, signIn, updateTeam, updateWithNobody,
} from './clubSteps.ts';
import { addScenario, button, dialogOf, inOrder, press, pressInDialog, type Walk } from './steps.ts';
import { useWalk } from './useWalk.ts';

const { tooMany, teamChanged, memberTaken, errorField, serverError } = copy.answers;

const saveDashboardTeam = inOrder(newDashboardTeam, choose(2), pressInDialog('Simpan tim'));

useWalk(clubMessages, {
  'clubRegister.name': { go: registerEmpty },
  'clubRegister.email': { go: registerEmpty },
  'clubRegister.phone': { go: registerEmpty },
  'clubRegister.password': { go: registerEmpty },
  'clubRegister.pin': { go: registerEmpty },
  'clubRegister.server': { go: register, says: tooMany },
  'clubRegister.failed': { go: register },
  'clubSignIn.server': { go: signIn, says: tooMany },
  'clubSignIn.failed': { go: signIn },
  'clubSession.invalid': {},
  'clubEdit.incompleteTitle': { go: saveNameless },
  'clubEdit.incomplete': { go: saveNameless },
  'clubEdit.failedTitle': { go: saveUnchanged },
  'clubEdit.failed': { go: saveUnchanged },
  'clubEdit.doneTitle': { go: saveUnchanged },
  'clubEdit.done': { go: saveUnchanged },
  'builder.unknownClub': {},
  'builder.unknownCode': {},
  'builder.categories': { go: openCreation },
  'builder.club': {},
  'builder.teams': {},
  'builder.people': { go: newTeam },
  'builder.members': { go: manage() },
  'builder.available': { go: manage() },
  'builder.update': { go: updateTeam },
  'builder.delete': { go: inOrder(press(/^Delete /), pressInDialog('Delete')) },
  'builder.removeMember': { go: removeMember },
  'builder.addMember': { go: addMember },
  'builder.unreachable': { go: createTeam },
  'builder.server': { go: addMember, says: teamChanged },
  'builder.loaded': {},
  'builder.incomplete': { go: inOrder(openCreation, pressInDialog('Continue')) },
  'builder.createAtLeast': { go: inOrder(newTeam, pressInDialog('Save Team')) },
  'builder.updateAtLeast': { go: updateWithNobody },
  'builder.noClub': {
    // The product looks after its storage once a second.
    go: inOrder(newTeam, choose(1), addScenario('lost-session', 'user'), (page) => page.waitForTimeout(1000), pressInDialog('Save Team')),
  },
  'builder.noToken': { go: inOrder(openCreation, addScenario('lost-session', 'token')) },
  'create.server': { go: createTeam, says: memberTaken },
  'create.error': { go: createTeam, says: errorField },
  'create.http': { go: createTeam },
  'dashboard.incomplete': { go: inOrder(openCreation, pressInDialog('Selanjutnya')) },
  'dashboard.badCode': { go: newDashboardTeam },
  'dashboard.badCodeAtSave': {
    go: inOrder(
      newDashboardTeam,
      addScenario('bad-club-code'),
      (page) => page.reload(),
      (page) => button(dialogOf(page), 'Simpan tim').waitFor(),
      pressInDialog('Simpan tim'),
    ),
  },
  'dashboard.tooFew': { go: inOrder(newDashboardTeam, pressInDialog('Simpan tim')) },
  'dashboard.server': { go: saveDashboardTeam, says: memberTaken },
  'dashboard.error': { go: saveDashboardTeam, says: errorField },
  'dashboard.failed': { go: saveDashboardTeam },
  'dashboard.unreachable': { go: saveDashboardTeam },
  'participants.updateFailed': { go: inOrder(press(/^Edit /), press('Save')) },
  'participants.question': { go: press(/^Delete /) },
  'participants.server': { go: removeSomebody, says: serverError },
  'participants.failed': { go: removeSomebody },
  'participants.unreachable': { go: removeSomebody },
  'participants.expired': { go: removeSomebody },
  'participants.denied': { go: removeSomebody },
  'update.done': { go: updateTeam },
  'create.done': { go: createTeam },
  'member.added': { go: addMember },
  'member.removed': { go: removeMember },
  'dashboard.done': { go: saveDashboardTeam },
  'delete.done': { go: deleteNew },
  'builder.atMost': { go: addTooMany },
  'builder.removeAtLeast': { go: removeTwo(addScenario('lone-member')) },
  'participants.removed': { go: removeSomebody },
} satisfies Record<(typeof clubMessages)[number]['id'], Walk>);
